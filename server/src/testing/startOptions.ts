import type { FixedSettings } from '@atrium/domain/academy/academyForm.ts';
import type { WebApp } from '../base/http/webApp.ts';
import type { OidcConnection } from '../ports/identityProviders.ts';
import type { MailNotices } from '../ports/mailNotices.ts';
import type { MeetingProvider } from '../ports/meetings.ts';
import type { Payments } from '../ports/payments.ts';

/** How a test starts the product otherwise than the demo does. */
export interface StartOptions {
  /** The owner's URL of a database that stays, instead of a copy of its own. */
  readonly databaseUrl?: string;
  /** With what the people of the demo's largest company did, which a copy of the database lacks. */
  readonly manyPeople?: boolean;
  /** The zone of the month in which limited members' videos are counted. */
  readonly timeZone?: string;
  /** Gets every line of the log, of each severity. */
  readonly onLogLine?: (line: string) => void;
  /** Another provider as Google, for the product at this origin. */
  readonly google?: (origin: string) => Promise<OidcConnection>;
  /** The web app that is served as well, for the product at this origin. */
  readonly web?: (origin: string, academy: WebApp['academy']) => Promise<WebApp>;
  /** Another meeting provider than the stand-in. */
  readonly meetings?: MeetingProvider;
  /** What the mail provider tells. */
  readonly mailNotices?: MailNotices;
  /** Another payment provider than the till; null for none. */
  readonly payments?: Payments | null;
  /**
   * Whether the queue's jobs run; otherwise they wait. Due work runs only when a test moves the clock: a minute that
   * passes meanwhile would run it between any two lines.
   */
  readonly worker?: boolean;
  /** Whether films are encoded, which takes an installed ffmpeg. */
  readonly media?: boolean;
  /** The command of ffmpeg; absent: that of the system. */
  readonly ffmpeg?: string;
  /** The largest film, in bytes. */
  readonly maxFilmBytes?: number;
  /** Settings of the academy that the environment sets. */
  readonly fixed?: FixedSettings;
  /** Subscriptions renew when the clock is moved; otherwise time passes without the payment provider. */
  readonly tillMoves?: boolean;
}
