import { IconArchive, IconBookmark, IconDots, IconDownload, IconMail, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Chip, ChipGroup, FilterPanel, RemovableChip } from '#ui/Chip.tsx';
import { CommandList } from '#ui/CommandList.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Link } from '#ui/Link.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Toolbar } from '#ui/rich/Toolbar.tsx';
import { MoreLink } from '#ui/SectionHead.tsx';
import { LinkTabs, Tabs } from '#ui/Tabs.tsx';
import { toast } from '#ui/toast.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const commands = [
  { name: 'Do', lines: [{ id: 'mail', label: 'Mail everybody', sub: '', icon: <IconMail aria-hidden="true" /> }] },
  { name: 'Go', lines: [{ id: 'saved', label: 'Saved', sub: 'Courses', icon: <IconBookmark aria-hidden="true" /> }] },
];

export const Actions = ({ scheme }: SectionProps) => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'commands' | null>(null);
  const [tab, setTab] = useState('one');
  const [page, setPage] = useState(2);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <Part name="Button">
        <Button>Solid</Button>
        <Button variant="line">Line</Button>
        <Button variant="bare">Bare</Button>
        <Button variant="sun">Sun</Button>
        <Button variant="danger">Danger</Button>
        <Button size="s">Small</Button>
        <Button icon={<IconDownload aria-hidden="true" />}>With an icon</Button>
        <Button busy>Busy</Button>
        <Button disabled>Disabled</Button>
        <Button blockedBy="Enrollment has closed.">Blocked</Button>
        <ButtonLink href="#main" variant="line">
          A link
        </ButtonLink>
      </Part>
      <Part name="IconButton, IconLink">
        <IconButton label="Save">
          <IconBookmark aria-hidden="true" />
        </IconButton>
        <IconButton label="Saved" pressed>
          <IconBookmark aria-hidden="true" />
        </IconButton>
        <IconButton label="Small" size="s">
          <IconMail aria-hidden="true" />
        </IconButton>
        <IconLink label="Mail" href="#main" size="xs">
          <IconMail aria-hidden="true" />
        </IconLink>
      </Part>
      <Part name="Link, MoreLink">
        <Link href="#main">A link</Link>
        <MoreLink href="#main">All courses</MoreLink>
      </Part>
      <Part name="Menu, Dialog, Drawer, CommandList, toast">
        <Menu
          label="More"
          items={[
            { id: 'a', label: 'Open', href: '#main' },
            { id: 'b', label: 'Archive', icon: <IconArchive aria-hidden="true" />, disabled: true },
            { id: 'c', label: 'Delete', danger: true, apart: true, onSelect: () => undefined },
          ]}
        >
          {(trigger) => (
            <IconButton label="Open a menu" {...trigger}>
              <IconDots aria-hidden="true" />
            </IconButton>
          )}
        </Menu>
        <Button
          variant="line"
          onClick={() => {
            setOpen('dialog');
          }}
        >
          Open a dialog
        </Button>
        <Button
          variant="line"
          onClick={() => {
            setOpen('drawer');
          }}
        >
          Open a drawer
        </Button>
        <Button
          variant="line"
          onClick={() => {
            setOpen('commands');
          }}
        >
          Open a list of commands
        </Button>
        <Button variant="line" onClick={() => toast({ message: 'Removed from your list', undo: () => undefined })}>
          Show a toast
        </Button>
        <Dialog
          opened={open === 'dialog'}
          onClose={close}
          title="Leave this session?"
          actions={
            <>
              <Button variant="line" onClick={close}>
                Stay
              </Button>
              <Button onClick={close}>Leave</Button>
            </>
          }
        >
          Your seat goes to the next person on the waitlist.
        </Dialog>
        <Drawer opened={open === 'drawer'} onClose={close} label="A drawer">
          <p>What it holds</p>
        </Drawer>
        {open === 'commands' ? (
          <CommandList
            label="Find or do"
            icon={<IconSearch aria-hidden="true" />}
            value={typed}
            onChange={setTyped}
            groups={commands
              .map(({ name, lines }) => ({ name, lines: lines.filter(({ label }) => label.includes(typed)) }))
              .filter(({ lines }) => lines.length > 0)}
            isSearching={false}
            empty="Nothing is like that."
            onChoose={close}
            onClose={close}
          />
        ) : null}
      </Part>
      <Part name="Chip, RemovableChip">
        <FilterPanel label={`Filters, ${scheme}`}>
          <ChipGroup label="Type">
            <Chip pressed>All</Chip>
            <Chip pressed={false}>Sprint</Chip>
            <Chip pressed={false} disabled>
              Workshop
            </Chip>
          </ChipGroup>
        </FilterPanel>
        <RemovableChip onRemove={() => undefined}>Finance</RemovableChip>
      </Part>
      <Part name="Tabs, LinkTabs">
        <div className={styles.fill}>
          <Tabs
            label={`Views, ${scheme}`}
            tabs={[
              { id: 'one', label: 'About' },
              { id: 'two', label: 'People' },
            ]}
            value={tab}
            onChange={setTab}
          >
            What the tab shows
          </Tabs>
        </div>
        <div className={styles.fill}>
          <LinkTabs
            label={`Pages, ${scheme}`}
            tabs={[
              { id: 'one', label: 'Upcoming', href: '#main', current: true },
              { id: 'two', label: 'Past', href: '#main', current: false },
            ]}
          />
        </div>
      </Part>
      <Part name="Toolbar">
        <Toolbar label={`Selected members, ${scheme}`}>
          <Button size="s" variant="bare">
            Invite
          </Button>
          <Button size="s" variant="bare">
            Export
          </Button>
          <IconButton size="s" label="Archive">
            <IconArchive aria-hidden="true" />
          </IconButton>
        </Toolbar>
      </Part>
      <Part name="Pagination">
        <div className={styles.fill}>
          <Pagination label={`A long list, ${scheme}`} page={page} pages={5} onPage={setPage} />
        </div>
      </Part>
    </>
  );
};
