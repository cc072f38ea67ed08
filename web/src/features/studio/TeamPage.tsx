import { roleOf, roleWords } from '@atrium/domain/access/roleWords.ts';
import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconDots, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { lazyPart, Part } from '#parts/lazyPart.tsx';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { look } from '#ui/look.ts';
import { Menu } from '#ui/Menu.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ActDialog } from './ActDialog.tsx';
import { usePageActs } from './pageActs.ts';
import { StudioBar } from './StudioBar.tsx';
import { shortMoment } from './studioDates.ts';
import { resetFactorsAct, withdrawAct } from './teamActs.ts';
import { teamQuery, type Invitation, type Team, type TeamMember } from './teamQuery.ts';
import styles from './ListPage.module.css';

interface TeamPageProps {
  viewer: SignedIn;
}

type Asked =
  | { readonly what: 'invite' }
  | { readonly what: 'roles'; readonly member: TeamMember }
  | { readonly what: 'factors'; readonly member: TeamMember }
  | { readonly what: 'withdraw'; readonly invitation: Invitation };

const richForms = () => import('./richForms.ts');
const inviteDialog = lazyPart(richForms, (file) => file.InviteDialog);
const rolesDialog = lazyPart(richForms, (file) => file.RolesDialog);

/** Who is on the team, what each may do, and whom it has invited (STF-01). */
export const TeamPage = ({ viewer }: TeamPageProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayWrite = staffReach(viewer.staff, 'team.write') !== null;
  const close = () => {
    setAsked(null);
  };
  const invite = () => {
    setAsked({ what: 'invite' });
  };
  usePageActs(mayWrite ? [{ label: 'Invite somebody', icon: IconUserPlus, run: invite }] : []);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Team' }]}
        acts={
          mayWrite ? (
            <Button size="s" icon={<IconUserPlus aria-hidden="true" />} onClick={invite}>
              Invite somebody
            </Button>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Team</h1>
      <PageAnswer of={teamQuery()}>
        {(team) => <TeamLists viewer={viewer} team={team} onAsk={mayWrite ? setAsked : null} />}
      </PageAnswer>
      {asked === null ? null : <Question asked={asked} onClose={close} />}
    </>
  );
};

const Question = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  if (asked.what === 'invite') return <Part of={inviteDialog} with={{ onClose }} onMissing={onClose} />;
  if (asked.what === 'roles')
    return <Part of={rolesDialog} with={{ member: asked.member, onClose }} onMissing={onClose} />;
  if (asked.what === 'factors') {
    const { userId, displayName } = asked.member;
    return (
      <ActDialog
        act={resetFactorsAct}
        input={{ userId }}
        takesAway
        title={`Reset the second factor of ${displayName}?`}
        confirm="Reset it"
        dismiss="Keep it"
        onClose={onClose}
      >
        <p>Make sure first that it is them who ask, by a call or in person, and say how in the reason.</p>
      </ActDialog>
    );
  }
  const { email } = asked.invitation;
  return (
    <ActDialog
      act={withdrawAct}
      input={{ email }}
      takesAway
      title={`Withdraw the invitation of ${email}?`}
      confirm="Withdraw it"
      dismiss="Leave it"
      onClose={onClose}
    />
  );
};

interface TeamListsProps extends TeamPageProps {
  team: Team;
  /** Null for somebody who only reads. */
  onAsk: ((asked: Asked) => void) | null;
}

const TeamLists = ({ viewer, team: { members, invitations }, onAsk }: TeamListsProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const moment = (at: string) => shortMoment(Number(at), now, zone);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>The team</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">May do</th>
            <th scope="col">Second factor</th>
            {onAsk === null ? null : (
              <td>
                <VisuallyHidden>Acts</VisuallyHidden>
              </td>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.userId}>
              <th scope="row">
                {member.displayName}
                <small className={look.muted}>{member.email}</small>
              </th>
              <td>{member.roles.map((role) => roleOf(member, role)).join(', ')}</td>
              <td data-label="Second factor" className={member.factor === 'OVERDUE' ? styles.danger : styles.edited}>
                {factorWords(member, moment)}
              </td>
              {onAsk === null ? null : (
                <td className={styles.acts}>
                  <MemberMenu member={member} onAsk={onAsk} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {invitations.length === 0 ? null : (
        <Section title="Invited" count={invitations.length}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>Invitations that nobody has accepted yet</VisuallyHidden>
            </caption>
            <tbody>
              {invitations.map((invitation) => (
                <tr key={invitation.email}>
                  <th scope="row">{invitation.email}</th>
                  <td>{invitation.roles.map((role) => roleWords[role].name).join(', ')}</td>
                  <td className={styles.edited}>Until {moment(invitation.expiresAt)}</td>
                  {onAsk === null ? null : (
                    <td className={styles.acts}>
                      <Button
                        size="s"
                        variant="line"
                        aria-label={`Withdraw the invitation of ${invitation.email}`}
                        onClick={() => {
                          onAsk({ what: 'withdraw', invitation });
                        }}
                      >
                        Withdraw
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
};

const MemberMenu = ({ member, onAsk }: { member: TeamMember; onAsk: (asked: Asked) => void }) => (
  <Menu
    label={`What to do with ${member.displayName}`}
    items={[
      {
        id: 'roles',
        label: 'Change the roles',
        onSelect: () => {
          onAsk({ what: 'roles', member });
        },
      },
      {
        id: 'factors',
        label: 'Reset the second factor',
        onSelect: () => {
          onAsk({ what: 'factors', member });
        },
      },
    ]}
  >
    {(trigger) => (
      <IconButton label={`Acts for ${member.displayName}`} size="s" {...trigger}>
        <IconDots aria-hidden="true" />
      </IconButton>
    )}
  </Menu>
);

function factorWords({ factor, factorDueAt }: TeamMember, moment: (at: string) => string): string {
  if (factor === 'THERE') return 'Set up';
  if (factorDueAt === null) return 'Not asked for';
  return factor === 'OVERDUE' ? `Missing since ${moment(factorDueAt)}` : `Needed by ${moment(factorDueAt)}`;
}
