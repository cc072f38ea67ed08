/** A database URL as the environment of psql, so that the password is in no list of processes. */
export function psqlEnv(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, search } = new URL(url);
  const sslmode = new URLSearchParams(search).get('sslmode');
  return {
    PGHOST: hostname,
    PGPORT: port === '' ? '5432' : port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode !== null && { PGSSLMODE: sslmode }),
  };
}
