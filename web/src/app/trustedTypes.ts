interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

// What reaches a dangerous place of the document without being made for it (THR-32): style sheets of the interface
// kit, which hold no markup, and scripts of our own origin.
trustedTypes?.createPolicy('default', {
  createHTML: (text) => {
    if (text.includes('<')) throw new TypeError('markup that was not cleaned');
    return text;
  },
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) throw new TypeError('a script of another origin');
    return address;
  },
});
