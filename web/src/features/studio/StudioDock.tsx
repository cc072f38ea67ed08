import { IconDots, IconSearch } from '@tabler/icons-react';
import { Menu, type MenuItem } from '#ui/Menu.tsx';
import { placeItems } from './studioGroups.tsx';
import { Entry, GroupDoor, type StudioNavProps } from './StudioRail.tsx';
import styles from './StudioFrame.module.css';

/** How many groups have a place of their own beside Today, Find and More. */
const mostGroups = 2;

/** The doors of the studio under the thumb; what has no room is in More. */
export const StudioDock = ({ top, groups, path, onFind, more }: StudioNavProps & { more: readonly MenuItem[] }) => (
  <nav className={styles.dock} aria-label="Studio, on a phone">
    {top.slice(0, 1).map((place) => (
      <Entry key={place.path} place={place} path={path} />
    ))}
    <button type="button" className={styles.item} onClick={onFind}>
      <IconSearch aria-hidden="true" />
      <span>Find</span>
    </button>
    {groups.slice(0, mostGroups).map((group) => (
      <GroupDoor key={group.name} group={group} path={path} />
    ))}
    <Menu
      label="More of the studio"
      items={[...placeItems([...top.slice(1), ...groups.slice(mostGroups).flatMap(({ places }) => places)]), ...more]}
    >
      {(trigger) => (
        <button type="button" className={styles.item} {...trigger}>
          <IconDots aria-hidden="true" />
          <span>More</span>
        </button>
      )}
    </Menu>
  </nav>
);
