import { counted } from '@atrium/domain/counted.ts';
import { endpointEventTitle } from '@atrium/domain/endpoint/endpointEvents.ts';
import { IconDots } from '@tabler/icons-react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { look } from '#ui/look.ts';
import { Menu } from '#ui/Menu.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { shortMoment } from '../studioDates.ts';
import { hostOf, type Endpoint } from './endpointsQuery.ts';
import styles from '../ListPage.module.css';

/** What can be asked of an endpoint. */
export type EndpointAsked = 'change' | 'secret' | 'remove' | 'replay';

export interface EndpointsTableProps {
  viewer: SignedIn;
  endpoints: readonly Endpoint[];
  mayWrite: boolean;
  mayReplay: boolean;
  onAsk: (what: EndpointAsked, endpoint: Endpoint) => void;
}

const words: Readonly<Record<EndpointAsked, string>> = {
  change: 'Change',
  secret: 'Replace the secret',
  replay: 'Replay what failed',
  remove: 'Remove',
};

/** A row for each endpoint: where it is, what it is told, and whether that arrives. */
export const EndpointsTable = ({ viewer, endpoints, mayWrite, mayReplay, onAsk }: EndpointsTableProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Endpoints</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Endpoint</th>
          <th scope="col">Is told of</th>
          <th scope="col">State</th>
          {mayWrite || mayReplay ? (
            <td>
              <VisuallyHidden>Acts</VisuallyHidden>
            </td>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => {
          const asks: readonly EndpointAsked[] = [
            ...(mayWrite ? (['change', 'secret'] as const) : []),
            ...(mayReplay && endpoint.failed > 0 ? (['replay'] as const) : []),
            ...(mayWrite ? (['remove'] as const) : []),
          ];
          return (
            <tr key={endpoint.endpointId}>
              <th scope="row">
                {hostOf(endpoint.address)}
                <small className={look.muted}>{endpoint.address}</small>
              </th>
              <td data-label="Is told of">{endpoint.eventTypes.map(endpointEventTitle).join(', ')}</td>
              <td data-label="State" className={endpoint.givenUpAt === null ? undefined : styles.danger}>
                {stateWords(endpoint, moment)}
                {endpoint.formerUntil === null ? null : (
                  <span className={styles.under}>The former secret signs until {moment(endpoint.formerUntil)}.</span>
                )}
              </td>
              {mayWrite || mayReplay ? (
                <td className={styles.acts}>
                  {asks.length === 0 ? null : (
                    <Menu
                      label={`What to do with ${hostOf(endpoint.address)}`}
                      items={asks.map((what) => ({
                        id: what,
                        label: words[what],
                        onSelect: () => {
                          onAsk(what, endpoint);
                        },
                      }))}
                    >
                      {(trigger) => (
                        <IconButton label={`Acts for ${hostOf(endpoint.address)}`} size="s" {...trigger}>
                          <IconDots aria-hidden="true" />
                        </IconButton>
                      )}
                    </Menu>
                  )}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** 'On, 2 messages wait', 'Off since Nov 27: it took nothing for three days, 1 message failed'. */
function stateWords(
  { isOn, givenUpAt, failingSince, waiting, failed }: Endpoint,
  moment: (at: string) => string,
): string {
  const state =
    givenUpAt !== null
      ? `Off since ${moment(givenUpAt)}: it took nothing for three days`
      : !isOn
        ? 'Off'
        : failingSince === null
          ? 'On'
          : `On, takes nothing since ${moment(failingSince)}`;
  return [
    state,
    ...(waiting === 0 ? [] : [counted(waiting, 'message waits', 'messages wait')]),
    ...(failed === 0 ? [] : [`${counted(failed, 'message')} failed`]),
  ].join(', ');
}
