import type { TokenRole, TokenScope, TokenState } from '@atrium/domain/access/apiToken.ts';

/** An API token as the team sees it, without its secret. Instants are epoch milliseconds. */
export interface ApiToken {
  readonly tokenId: string;
  readonly name: string;
  /** The last four characters of its secret. */
  readonly ending: string;
  readonly role: TokenRole;
  readonly scope: TokenScope;
  readonly state: TokenState;
  readonly madeBy: string;
  readonly madeAt: number;
  readonly expiresAt: number;
  /** The beginning of the hour in which it was used last; null for never. */
  readonly lastUsedAt: number | null;
  readonly endedAt: number | null;
  /** Null while it is not ended, when the product ended it, and of somebody who has left. */
  readonly endedBy: string | null;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    API_TOKEN_MADE: 'apiToken';
    API_TOKEN_ENDED: 'apiToken';
  }
}
