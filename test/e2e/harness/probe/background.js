// Counts the pages that said hello: in storage, which outlives the worker, and by a number that does not.
const worker = Math.random();
chrome.runtime.onMessage.addListener((_, sender, answer) => {
  (async () => {
    const { pages = 0 } = await chrome.storage.local.get('pages');
    await chrome.storage.local.set({ pages: pages + 1 });
    await chrome.action.setBadgeText({ tabId: sender.tab.id, text: String(pages + 1) });
    answer({ pages: pages + 1, worker, tabId: sender.tab.id });
  })();
  return true;
});
