import type { OidcConnection } from '../ports/identityProviders.ts';
import type { MailNotices } from '../ports/mailNotices.ts';
import type { MeetingProvider } from '../ports/meetings.ts';
import type { Ports } from '../ports/ports.ts';

/** The stand-ins, with other providers where a test has them. */
export function replacePorts(
  ports: Ports,
  {
    google,
    meetings,
    mailNotices,
  }: {
    readonly google: OidcConnection | undefined;
    readonly meetings: MeetingProvider | undefined;
    readonly mailNotices: MailNotices | undefined;
  },
): Ports {
  return {
    ...ports,
    ...(mailNotices !== undefined && { mailNotices }),
    ...(meetings !== undefined && { meetings }),
    ...(google !== undefined && { identityProviders: { ...ports.identityProviders, google } }),
  };
}
