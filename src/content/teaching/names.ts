/**
 * Names that pages give their elements: those that people chose last, those that a build tool or a framework made are
 * others with the next version of the page, or the next visit.
 * @module
 */

/** Words that tools put before what they make. */
const TOOLS =
  /^(?:css|sc|jss|jsx|svelte|tss|emotion|styled|makestyles|mui|chakra|mantine|radix|headlessui|react|ember|ng|v|vue|data-v|_ngcontent|_nghost|go|astro|uid|ext-gen|yui|auto|id|el|comp|component|input|field)$/i;

/** Whether a name looks made. A name that may be either is taken for made. */
export function looksMade(name: string): boolean {
  if (/[^\w-]/.test(name) || name.length > 60) return true;
  const [first = '', ...rest] = name.split(/[-_]+/).filter((part) => part !== '');
  if (/^(?:_ngcontent|_nghost|data-v|ext-gen)/i.test(name)) return true;
  const parts = [first, ...rest];
  if (TOOLS.test(first) && rest.some((part) => isCode(part) || /\d/.test(part) || isGibberish(part)))
    return true;
  if (/^(?:css|sc|jss|svelte|emotion|tss|makeStyles|radix|headlessui)$/i.test(first)) return true;
  return parts.some((part) => isCode(part) || isGibberish(part));
}

/** What classes say of how something looks or where it lies: others come to have the same. */
const LOOKS = new RegExp(
  `^(?:${[
    'flex|grid|block|inline|hidden|truncate|relative|absolute|fixed|sticky|static|container|wrapper|content|box|item|items',
    'row|col|cell|text|font|bg|border|rounded|shadow|[pm][xytrbl]?|[wh]|min|max|gap|justify|self|align|overflow|leading',
    'tracking|z|top|left|right|bottom|inset|space|divide|order|grow|shrink|basis|size|opacity|transition|duration|ease',
    'cursor|select|break|whitespace|uppercase|lowercase|capitalize|italic|underline|value|label|inner|outer|title|data',
    'bold|mono|small|large|muted|primary|secondary|active|selected|open|closed|visible|disabled|show|hover|focus|loading',
    'is|has|win|won|lose|lost|md|sm|lg|xl',
  ].join('|')})(?:[-_]|$)`,
  'i',
);

/** Whether a class names the thing itself, and not how it looks or is just now. */
export const isOwnName = (name: string): boolean => !looksMade(name) && !LOOKS.test(name);

/** Digits and letters through each other, or a number that counts what a framework has made. */
function isCode(part: string): boolean {
  if (/^\d{2,}$/.test(part)) return true;
  return (
    /\d/.test(part) &&
    /[a-z]/i.test(part) &&
    !/^[a-z]{2,}\d{1,2}$/i.test(part) &&
    !/^\d{1,2}[a-z]{2,3}$/i.test(part)
  );
}

/** Letters that make no word: capitals here and there, or too few vowels. */
function isGibberish(part: string): boolean {
  if (part.length < 5) return false;
  const words = part.split(/(?=[A-Z])/);
  if (/[a-z]/.test(part) && words.length > 1 && part.length / words.length < 2.6) return true;
  return /[^aeiouy\d]{5,}/i.test(part);
}
