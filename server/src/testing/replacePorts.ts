import type { OidcConnection } from '../ports/identityProviders.ts';
import type { MeetingProvider } from '../ports/meetings.ts';
import type { Ports } from '../ports/ports.ts';

/** The stand-ins, with other providers where a test has them. */
export function replacePorts(
  ports: Ports,
  { google, meetings }: { readonly google: OidcConnection | undefined; readonly meetings: MeetingProvider | undefined },
): Ports {
  return {
    ...ports,
    ...(meetings !== undefined && { meetings }),
    ...(google !== undefined && { identityProviders: { ...ports.identityProviders, google } }),
  };
}
