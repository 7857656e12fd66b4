chrome.runtime.sendMessage('hello', (answer) => {
  document.documentElement.dataset.answer = JSON.stringify(answer);
});
