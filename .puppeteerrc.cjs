/** The browsers are found, or fetched, by tools/browsers.mjs; installing packages downloads none. */
module.exports = { skipDownload: true };
