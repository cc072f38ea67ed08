// Runs before the app in the frame of a preview (DOC-08, THR-70): what the page asks is answered for the preview, and
// what it keeps is kept in this frame alone, because it shares an origin with the person who looks at it.
(() => {
  const { document, location } = globalThis;
  const token = new URLSearchParams(location.search).get('preview') ?? '';
  const send = globalThis.fetch.bind(globalThis);

  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === '/graphql') {
      request.headers.set('x-preview', token);
      return send(request);
    }
    // nobody signs in or out here, and nothing is reported
    return request.method === 'GET' || request.method === 'HEAD' ? send(request) : new Promise(() => undefined);
  };
  navigator.sendBeacon = () => true;

  class Memory {
    #kept = new Map();
    get length() {
      return this.#kept.size;
    }
    key(at) {
      return [...this.#kept.keys()][at] ?? null;
    }
    getItem(name) {
      return this.#kept.get(name) ?? null;
    }
    setItem(name, value) {
      this.#kept.set(name, String(value));
    }
    removeItem(name) {
      this.#kept.delete(name);
    }
    clear() {
      this.#kept.clear();
    }
  }
  const local = new Memory();
  const scheme = 'atrium-color-scheme';
  const shown = globalThis.localStorage.getItem(scheme);
  if (shown !== null) local.setItem(scheme, shown);
  const cookies = Object.getOwnPropertyDescriptor(globalThis.Document.prototype, 'cookie');
  Object.defineProperties(globalThis, {
    localStorage: { configurable: true, value: local },
    sessionStorage: { configurable: true, value: new Memory() },
    indexedDB: { configurable: true, value: undefined },
  });
  Object.defineProperty(document, 'cookie', {
    get: () => cookies?.get?.call(document) ?? '',
    set: () => {
      // the cookies are those of the person who looks at it
    },
  });
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {
      // no other page hears it
    }
    close() {
      // nothing is open
    }
  };
})();
