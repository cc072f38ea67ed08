import { signInAs } from './signInAs.ts';

export interface Answer<T> {
  readonly data: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code?: string; readonly reason?: string };
  }[];
}

/** A caller of the API: a persona of the demo, or a visitor. */
export interface Caller {
  /** The member's id; '' for a visitor. */
  readonly memberId: string;
  /** Sends one GraphQL request; returns the whole response, errors included. */
  readonly ask: <T = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
  ) => Promise<Answer<T>>;
  /** Sends one GraphQL request that must succeed; returns its data. */
  readonly query: <T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>) => Promise<T>;
  /** Sends any request to the server, with the bearer token. */
  readonly fetch: (pathname: string, init?: RequestInit) => Promise<Response>;
}

/** The credentials of an account. */
export interface Account {
  readonly memberId: string;
  readonly email: string;
  readonly password: string;
}

/** A caller who signed in over HTTP, as a browser does. */
export async function signInCaller(origin: string, { memberId, email, password }: Account): Promise<Caller> {
  const { idToken } = await signInAs(origin, email, password);
  return makeCaller(origin, memberId, idToken);
}

/** A caller with a token; null: a visitor. */
export function makeCaller(origin: string, memberId: string, idToken: string | null): Caller {
  const bearer = idToken === null ? {} : { authorization: `Bearer ${idToken}` };
  const call: Caller['fetch'] = (pathname, init) =>
    fetch(new URL(pathname, origin), { ...init, headers: { ...bearer, ...(init?.headers as Record<string, string>) } });
  const ask: Caller['ask'] = async <T>(document: string, variables: Record<string, unknown> = {}) => {
    const response = await call('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    return (await response.json()) as Answer<T>;
  };
  return {
    memberId,
    ask,
    fetch: call,
    query: async <T>(document: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await ask<T>(document, variables);
      if (errors !== undefined || data === null) throw new Error(JSON.stringify(errors ?? 'no data'));
      return data;
    },
  };
}
