// Sets the colour scheme before the first paint. Loaded blocking, because a page must not flash in the other one.
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // storage refused: the system decides
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (choice !== 'dark' && choice !== 'light') return;
  // A chosen scheme also colours the browser's own bar.
  document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
    meta.content = dark ? '#0E1512' : '#F7F7F3';
  });
})();
