/**
 * The browser's extension API, with promises in both browsers. The only importer of webextension-polyfill,
 * which is finished: where every supported browser has `browser` of its own, only this file changes.
 * @module
 */
export type {
  Browser,
  Notifications,
  Permissions,
  Runtime,
  Scripting,
  Storage,
  Tabs,
} from 'webextension-polyfill';
export { default as browser } from 'webextension-polyfill';
