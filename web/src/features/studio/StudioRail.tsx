import { roleWords } from '@atrium/domain/access/roleWords.ts';
import { IconChevronRight, IconDoorExit, IconMoon, IconSearch, IconSun } from '@tabler/icons-react';
import { site } from '#lib/site.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { Round } from '#ui/Arch.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Menu } from '#ui/Menu.tsx';
import { isInside, placeItems, type StudioGroupShown, type StudioPlace } from './studioGroups.tsx';
import { savePreferences, usePreferences } from './studioPreferences.ts';
import styles from './StudioFrame.module.css';

export interface StudioNavProps {
  /** Above the groups. */
  top: readonly StudioPlace[];
  groups: readonly StudioGroupShown[];
  /** The path of the current page. */
  path: string;
  onFind: () => void;
}

export interface StudioRailProps extends StudioNavProps {
  viewer: SignedIn;
  scheme: { readonly isDark: boolean; readonly label: string; readonly toggle: () => void };
}

const rolesOf = ({ staff }: SignedIn): string => (staff?.roles ?? []).map((role) => roleWords[role].name).join(', ');

/** The places that the roles of the reader include; in a narrow window a door for each group of them. */
export const StudioRail = ({ viewer, scheme, ...nav }: StudioRailProps) => (
  <aside className={styles.rail} aria-label="Studio">
    <div className={styles.house}>
      <Logo name={site.name} customer={site.logo} href="/studio" />
      <span>Studio</span>
    </div>
    <WideNav {...nav} />
    <SlimNav {...nav} />
    <div className={styles.foot}>
      <Round src={viewer.profileImageUrl} size={32} />
      <p className={styles.who}>
        {viewer.displayName}
        <small>{rolesOf(viewer)}</small>
      </p>
      <IconButton label={scheme.label} size="s" onClick={scheme.toggle}>
        {scheme.isDark ? <IconSun aria-hidden="true" /> : <IconMoon aria-hidden="true" />}
      </IconButton>
      <IconLink label="Back to the academy" size="s" href="/">
        <IconDoorExit aria-hidden="true" />
      </IconLink>
    </div>
  </aside>
);

const WideNav = ({ top, groups, path, onFind }: StudioNavProps) => {
  const { folded } = usePreferences();
  return (
    <nav className={styles.list} aria-label="Studio">
      <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
        <IconSearch aria-hidden="true" />
        <span>Find or do</span>
        <kbd>Ctrl K</kbd>
      </button>
      {top.map((place) => (
        <Entry key={place.path} place={place} path={path} />
      ))}
      {groups.map(({ name, places }) => (
        <details
          key={name}
          open={!folded.includes(name)}
          onToggle={({ currentTarget: { open } }) => {
            const others = folded.filter((each) => each !== name);
            if (open === folded.includes(name)) savePreferences({ folded: open ? others : [...others, name] });
          }}
        >
          <summary className={styles.group}>
            <IconChevronRight aria-hidden="true" />
            {name}
          </summary>
          {places.map((place) => (
            <Entry key={place.path} place={place} path={path} />
          ))}
        </details>
      ))}
    </nav>
  );
};

const SlimNav = ({ top, groups, path, onFind }: StudioNavProps) => (
  <nav className={styles.slim} aria-label="Studio, short">
    <button type="button" className={styles.item} onClick={onFind}>
      <IconSearch aria-hidden="true" />
      <span>Find</span>
    </button>
    {top.map((place) => (
      <Entry key={place.path} place={place} path={path} />
    ))}
    {groups.map((group) => (
      <GroupDoor key={group.name} group={group} path={path} />
    ))}
  </nav>
);

export const Entry = ({ place, path }: { place: StudioPlace; path: string }) => {
  const { path: href, label, icon: Mark } = place;
  const current = href === path ? 'page' : isInside(place, path) ? 'true' : undefined;
  return (
    <Link className={styles.item} href={href} aria-current={current}>
      <Mark aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
};

/** A group as one door: a menu of its places, or the way to its only one. */
export const GroupDoor = ({ group, path }: { group: StudioGroupShown; path: string }) => {
  const { name, icon: Mark, places } = group;
  const [only] = places;
  if (only !== undefined && places.length === 1) return <Entry place={only} path={path} />;
  const isHere = places.some((place) => isInside(place, path));
  return (
    <Menu label={name} align="start" items={placeItems(places)}>
      {(trigger) => (
        <button type="button" className={styles.item} aria-current={isHere ? 'true' : undefined} {...trigger}>
          <Mark aria-hidden="true" />
          <span>{name}</span>
        </button>
      )}
    </Menu>
  );
};
