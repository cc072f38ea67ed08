const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of our own pages: PUBLIC_URL's, and on this machine its loopback names. */
export function ownOrigins(publicUrl: string): readonly string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!loopbackNames.includes(hostname)) return [origin];
  const aliases = loopbackNames.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
  return [origin, ...aliases.filter((alias) => alias !== origin)];
}
