/* global document, localStorage, location, requestAnimationFrame, setTimeout, window */
// Runs before everything else, blocking: the colour scheme must not flash, and no markup may be set unseen.
(function () {
  var root = document.documentElement;
  var choice = null;
  try {
    choice = localStorage.getItem('atrium-color-scheme');
    // our own logo must not flash where a customer's will stand
    if (localStorage.getItem('navLogoUrl') !== null) root.setAttribute('data-customer-logo', '');
  } catch {
    // storage refused: the system decides
  }
  if (choice === 'dark' || choice === 'light') {
    root.setAttribute('data-color-scheme', choice);
    // a chosen scheme also colours the browser's own bar
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta) {
      meta.content = choice === 'dark' ? '#0E1512' : '#F7F7F3';
    });
  }

  // these pages have a layout of their own (Door.css), which shows before their code
  var door = /^\/(?:login|signup|corp-login|set-password|reset-password(?:-confirmation)?)\/?$/;
  if (door.test(location.pathname)) root.setAttribute('data-door', '');
  // The first date that is written loads the browser's calendars, which takes a phone 50 ms: between the first paint
  // and the code, which is still on its way, nobody waits for it.
  else
    requestAnimationFrame(function () {
      setTimeout(function () {
        new Intl.DateTimeFormat().resolvedOptions();
      });
      setTimeout(function () {
        new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', timeZone: 'UTC' }).format(
          0,
        );
      });
    });

  // The first code, or what it imports, did not arrive: nothing else is there to say so.
  window.addEventListener(
    'error',
    function (event) {
      var failed = document.getElementById('failed');
      if (failed === null || event.target.localName !== 'script') return;
      root.removeAttribute('data-door');
      failed.hidden = false;
      failed.querySelector('button').addEventListener('click', function () {
        location.reload();
      });
    },
    true,
  );

  if (!window.trustedTypes || !window.trustedTypes.createPolicy) return;
  // What libraries set as a string is the shapes of an icon. Anything else is refused;
  // rich text comes through the policy of the sanitizer.
  var otherTag = /<(?!\/?(?:path|g|circle|ellipse|rect|line|polyline|polygon)[\s/>])/i;
  var handler = /[\s"'/]on\w+\s*=|javascript:/i;
  window.trustedTypes.createPolicy('default', {
    createHTML: function (text) {
      return otherTag.test(text) || handler.test(text) ? null : text;
    },
    createScriptURL: function (text) {
      return new URL(text, location.href).origin === location.origin ? text : null;
    },
  });
})();
