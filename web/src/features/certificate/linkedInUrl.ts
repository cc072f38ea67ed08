import type { Credential } from './credentialQuery.ts';

/** The address at which LinkedIn asks the member to add the credential to their profile. */
export function linkedInUrl({
  credentialId,
  title,
  issuerName,
  issuedAt,
  url,
}: Pick<Credential, 'credentialId' | 'title' | 'issuerName' | 'issuedAt' | 'url'>): string {
  const issued = new Date(Number(issuedAt));
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuerName,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: url,
    certId: credentialId,
  });
  return `https://www.linkedin.com/profile/add?${query.toString()}`;
}
