import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { toast } from '#ui/toast.ts';
import { ActDialog } from '../ActDialog.tsx';
import { usePageActs } from '../pageActs.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import { endTokenAct, tokensQuery, type ApiToken } from './tokensQuery.ts';
import { TokensTable } from './TokensTable.tsx';
import styles from '../ListPage.module.css';

type Asked =
  | { readonly what: 'new' }
  | { readonly what: 'end'; readonly token: ApiToken }
  | { readonly what: 'secret'; readonly name: string; readonly secret: string };

/** The tokens with which other programs call the API: what each may do, until when, and when it was used (API-07). */
export const TokensPage = ({ viewer }: { viewer: SignedIn }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayWrite = staffReach(viewer.staff, 'token.write') !== null;
  const close = () => {
    setAsked(null);
  };
  const begin = () => {
    setAsked({ what: 'new' });
  };
  usePageActs(mayWrite ? [{ label: 'New token', icon: IconKey, run: begin }] : []);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'API tokens' }]}
        acts={
          mayWrite ? (
            <Button size="s" icon={<IconKey aria-hidden="true" />} onClick={begin}>
              New token
            </Button>
          ) : null
        }
      />
      <h1 tabIndex={-1}>API tokens</h1>
      <p className={cx(styles.filters, look.muted)}>
        Another program calls this academy with a token, as a role of the team. It ends with its time, when its maker is
        no owner any more, or when you end it.
      </p>
      <PageAnswer of={tokensQuery()}>
        {(tokens) =>
          tokens.length === 0 ? (
            <EmptyState title="There is no token.">Only people use this academy so far.</EmptyState>
          ) : (
            <TokensTable
              viewer={viewer}
              tokens={tokens}
              onEnd={
                mayWrite
                  ? (token) => {
                      setAsked({ what: 'end', token });
                    }
                  : null
              }
            />
          )
        }
      </PageAnswer>
      {asked?.what === 'new' ? (
        <NewTokenDialog
          onClose={close}
          onMade={({ name, secret }) => {
            if (secret !== null) {
              setAsked({ what: 'secret', name, secret });
              return;
            }
            close();
            toast({
              id: 'studio',
              tone: 'bad',
              message: `“${name}” was made, but its secret did not arrive. End it, and make another.`,
            });
          }}
        />
      ) : null}
      {asked?.what === 'secret' ? (
        <SecretDialog title={`The secret of “${asked.name}”`} label="Token" secret={asked.secret} onClose={close}>
          Keep it where that program keeps its secrets. It is not shown again.
        </SecretDialog>
      ) : null}
      {asked?.what === 'end' ? (
        <ActDialog
          act={endTokenAct}
          input={{ tokenId: asked.token.tokenId }}
          takesAway
          title={`End “${asked.token.name}”?`}
          confirm="End it"
          dismiss="Keep it"
          onClose={close}
        />
      ) : null}
    </>
  );
};
