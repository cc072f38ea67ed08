// Runs before the app in the frame of a preview (DOC-08, THR-70): what the page sends is answered for the preview, and
// what it keeps is kept in this frame alone, because it shares an origin with the person who looks at it.
(() => {
  const token = new URLSearchParams(location.search).get('preview') ?? '';
  const send = window.fetch.bind(window);

  window.fetch = (input, init = {}) => {
    const request = input instanceof Request ? input : null;
    const { pathname } = new URL(request === null ? String(input) : request.url, location.href);
    const method = (init.method ?? request?.method ?? 'GET').toUpperCase();
    if (pathname === '/graphql') {
      const headers = new Headers(init.headers ?? request?.headers);
      headers.set('x-preview', token);
      return send(input, { ...init, headers });
    }
    // nobody signs in or out here, and nothing is reported
    return method === 'GET' || method === 'HEAD' ? send(input, init) : new Promise(() => {});
  };
  navigator.sendBeacon = () => true;

  const memory = () => {
    const scheme = window.localStorage.getItem('atrium-color-scheme');
    const kept = new Map(scheme === null ? [] : [['atrium-color-scheme', scheme]]);
    return {
      get length() {
        return kept.size;
      },
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(String(name)) ?? null,
      setItem: (name, value) => void kept.set(String(name), String(value)),
      removeItem: (name) => void kept.delete(String(name)),
      clear: () => {
        kept.clear();
      },
    };
  };
  const stores = { localStorage: memory(), sessionStorage: memory() };
  for (const [name, value] of Object.entries(stores))
    Object.defineProperty(window, name, { configurable: true, value });
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', { get: () => cookies?.get?.call(document) ?? '', set: () => undefined });
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: undefined });
  window.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  };
})();
