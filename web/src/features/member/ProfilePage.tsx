import { profileEditPath } from '@atrium/domain/access/navigation.ts';
import { IconBrandInstagram, IconBrandLinkedin, IconBrandX, IconPencil } from '@tabler/icons-react';
import { ifOpen } from '#lib/links.ts';
import { useViewer } from '#lib/viewer.ts';
import { BackLink } from '#parts/BackLink.tsx';
import { Arch } from '#ui/Arch.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { LinkedText } from './LinkedText.tsx';
import { MembersBanner } from './MembersBanner.tsx';
import type { ProfileData } from './profileQuery.ts';
import { socialHref, type Network } from './socialHref.ts';
import styles from './ProfilePage.module.css';

const networks = [
  { network: 'linkedin', label: 'LinkedIn', Icon: IconBrandLinkedin },
  { network: 'twitter', label: 'Twitter', Icon: IconBrandX },
  { network: 'instagram', label: 'Instagram', Icon: IconBrandInstagram },
] as const satisfies readonly { network: Network; label: string; Icon: unknown }[];

/** A member's profile: the card, and the five sections that they filled in (PRO-01). */
export const ProfilePage = ({ profile }: { profile: ProfileData }) => {
  const viewer = useViewer();
  const directory = ifOpen(viewer, '/member-directory');
  const edit = profile.own === null ? undefined : ifOpen(viewer, profileEditPath(viewer));
  const texts = [
    { title: `Hi, I'm ${profile.firstName}`, text: profile.about },
    { title: 'My Growth Tip', text: profile.growthTip },
    { title: 'Give to the Community', text: profile.communityGive },
    { title: 'Get from the Community', text: profile.communityGet },
    { title: 'What I Love', text: profile.whatILove },
  ].filter(({ text }) => text !== null);
  return (
    <Wrap className={styles.page}>
      <div className={cx(styles.bar, look.noPrint)}>
        {directory && viewer.customer?.hideMemberProfile !== true ? (
          <BackLink href={directory}>All members</BackLink>
        ) : (
          <span />
        )}
        {edit ? (
          <ButtonLink href={edit} variant="line" size="s" icon={<IconPencil aria-hidden="true" />}>
            Edit Your Profile
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.columns}>
        <Card profile={profile} />
        <div className={styles.words}>
          {profile.own === null ? <MembersBanner /> : null}
          {profile.own?.listed === false ? (
            <p className={cx(look.small, look.muted)}>Only you see this page: you aren't shown in the directory.</p>
          ) : null}
          {texts.map(({ title, text }) => (
            <Section key={title} title={title} className={styles.section}>
              <LinkedText>{text ?? ''}</LinkedText>
            </Section>
          ))}
          {texts.length > 0 ? null : (
            <p className={cx(styles.nothing, look.muted)}>
              {profile.own === null
                ? `${profile.firstName} hasn't written an introduction yet.`
                : 'You have not written anything yet. Two sentences are enough for others to know what to ask you.'}
            </p>
          )}
        </div>
      </div>
    </Wrap>
  );
};

const Card = ({ profile }: { profile: ProfileData }) => {
  const { company, location, languages, pronouns, jobRole } = profile;
  const place = [location.city, location.region, location.country].filter((part) => part !== null).join(', ');
  const facts = [
    { term: 'Industry', value: profile.industry },
    { term: 'Job function', value: profile.jobFunction },
    { term: 'Location', value: place },
    { term: languages.length === 1 ? 'Language' : 'Languages', value: languages.map(({ name }) => name).join(', ') },
  ].filter(({ value }) => value);
  const work = [jobRole, company.name].filter((part) => part !== null);
  return (
    <div className={styles.card}>
      <Arch src={profile.profileImageUrl} alt={`Portrait of ${profile.displayName}`} className={styles.portrait} />
      <div className={styles.who}>
        <h1 tabIndex={-1} className={styles.name} dir="auto">
          {fullName(profile)}
        </h1>
        {pronouns === null || pronouns === 'Prefer not to say' ? null : <p className={look.muted}>{pronouns}</p>}
        {work.length === 0 ? null : <p className={styles.work}>{work.join(', ')}</p>}
        <Social profile={profile} />
        {facts.length === 0 ? null : (
          <dl className={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt className={cx(look.small, look.muted)}>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
};

/** What was entered for each network: a link where it is one, else the text. */
const Social = ({ profile }: { profile: ProfileData }) => {
  const entered = networks.flatMap((item) => {
    const text = profile[item.network];
    return text === null ? [] : [{ ...item, text, href: socialHref(item.network, text) }];
  });
  if (entered.length === 0) return null;
  return (
    <ul className={styles.social} aria-label="Social profiles">
      {entered.map(({ network, label, Icon, text, href }) => (
        <li key={network}>
          {href === null ? (
            <span className={look.small}>
              {label}: {text}
            </span>
          ) : (
            <a
              href={href}
              target="_blank"
              rel="ugc noopener"
              title={label}
              aria-label={label}
              className={styles.network}
            >
              <Icon aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};

function fullName({ firstName, middleName, lastName }: ProfileData): string {
  return [firstName, middleName, lastName].filter((part) => part !== null).join(' ');
}
