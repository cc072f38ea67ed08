import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { shortMoment } from '../studioDates.ts';
import type { ApiToken } from './tokensQuery.ts';
import styles from '../ListPage.module.css';

export interface TokensTableProps {
  viewer: SignedIn;
  tokens: readonly ApiToken[];
  /** Null for somebody who only reads. */
  onEnd: ((token: ApiToken) => void) | null;
}

/** A row for each token: what it may do, when it was used last, and until when it is good. */
export const TokensTable = ({ viewer, tokens, onEnd }: TokensTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>API tokens</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">May do</th>
          <th scope="col">Last used</th>
          <th scope="col">State</th>
          {onEnd === null ? null : (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.tokenId}>
            <th scope="row">
              {token.name}
              <small className={look.muted}>
                atr_…{token.ending}, made by {token.madeBy}, {moment(token.madeAt)}
              </small>
            </th>
            <td data-label="May do">
              {roleWords[token.role].name}
              {token.scope === 'WRITE' ? ', reads and writes' : ', reads only'}
            </td>
            <td data-label="Last used">{token.lastUsedAt === null ? 'Never' : moment(token.lastUsedAt)}</td>
            <td data-label="State" className={token.state === 'ACTIVE' ? undefined : styles.edited}>
              {stateWords(token, moment)}
            </td>
            {onEnd === null ? null : (
              <td className={styles.acts}>
                {token.state === 'ACTIVE' ? (
                  <Button
                    size="s"
                    variant="line"
                    aria-label={`End ${token.name}`}
                    onClick={() => {
                      onEnd(token);
                    }}
                  >
                    End
                  </Button>
                ) : null}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** 'Until Feb 28', 'Time over Nov 28', 'Ended Nov 28 by Noa Ben-Ami'. */
function stateWords({ state, expiresAt, endedAt, endedBy }: ApiToken, moment: (at: string) => string): string {
  if (state === 'ACTIVE') return `Until ${moment(expiresAt)}`;
  if (state === 'EXPIRED') return `Time over, ${moment(expiresAt)}`;
  const ended = `Ended ${moment(endedAt ?? expiresAt)}`;
  return endedBy === null ? `${ended}: its maker is no owner` : `${ended} by ${endedBy}`;
}
