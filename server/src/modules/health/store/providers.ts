import type { Db } from '../../../base/sql/db.ts';

/** A company's OpenID Connect provider. */
export interface CompanyIssuer {
  readonly name: string;
  readonly issuer: string;
  readonly isPublicOnly: boolean;
}

/** The companies whose people sign in by OpenID Connect. */
export function listCompanyIssuers(db: Db): Promise<CompanyIssuer[]> {
  return db
    .selectFrom('identity_realm as r')
    .innerJoin('customer as c', 'c.customer_id', 'r.customer_id')
    .select(['c.name', 'r.issuer', 'r.public_only as isPublicOnly'])
    .where('r.kind', '=', 'OIDC')
    .orderBy('c.name')
    .execute();
}
