document.querySelector('output').textContent = `tab ${new URLSearchParams(location.search).get('tabId')}`;
