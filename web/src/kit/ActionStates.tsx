import { IconBookmark, IconDownload } from '@tabler/icons-react';
import { Button, ButtonLink, type ButtonLook } from '#ui/Button.tsx';
import { Chip, ChipGroup, FilterPanel, RemovableChip } from '#ui/Chip.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { MoreLink, SectionHead } from '#ui/SectionHead.tsx';
import { LinkTabs } from '#ui/Tabs.tsx';
import { toast } from '#ui/toast.ts';
import { longWords } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const variants: readonly NonNullable<ButtonLook['variant']>[] = ['solid', 'line', 'bare', 'sun', 'danger'];
const nothing = () => undefined;

/** The states of actions that a page rarely shows: unavailable, busy, at an end, with too many words. */
export const ActionStates = ({ scheme }: SectionProps) => (
  <>
    {variants.map((variant) => (
      <Part key={variant} name={`Button ${variant}: small, busy, disabled, blocked`}>
        <Button variant={variant} size="s">
          Small
        </Button>
        <Button variant={variant} busy>
          Busy
        </Button>
        <Button variant={variant} disabled>
          Disabled
        </Button>
        <Button variant={variant} blockedBy="Enrollment has closed.">
          Blocked
        </Button>
      </Part>
    ))}
    <Part name="Button: wide, with too many words">
      <div className={styles.fill}>
        <Button wide icon={<IconDownload aria-hidden="true" />}>
          {longWords}
        </Button>
      </div>
      <div className={styles.fill}>
        <ButtonLink wide variant="line" href="#main" iconAfter={<IconDownload aria-hidden="true" />}>
          A wide link
        </ButtonLink>
      </div>
    </Part>
    <Part name="IconButton: disabled, at an end">
      <IconButton label="Disabled" disabled>
        <IconBookmark aria-hidden="true" />
      </IconButton>
      <IconButton label="At an end" aria-disabled>
        <IconBookmark aria-hidden="true" />
      </IconButton>
    </Part>
    <Part name="Logo: of a customer, without a link">
      <Logo name="Atrium" href={null} />
      <Logo name="Atrium" customer={{ src: '/icon-192.png', name: 'Globex' }} />
    </Part>
    <Part name="Chip, RemovableChip: pressed and disabled, with too many words">
      <FilterPanel label={`Long filters, ${scheme}`}>
        <ChipGroup label="Topic">
          <Chip pressed disabled>
            Always on
          </Chip>
          <Chip pressed={false}>{longWords}</Chip>
        </ChipGroup>
      </FilterPanel>
      <RemovableChip onRemove={nothing}>{longWords}</RemovableChip>
    </Part>
    <Part name="SectionHead: with an action and too many words">
      <div className={styles.fill}>
        <SectionHead title={longWords} count={128} action={<MoreLink href="#main">All courses</MoreLink>} />
      </div>
    </Part>
    <Part name="LinkTabs: more than fit">
      <div className={styles.fill}>
        <LinkTabs
          label={`Many pages, ${scheme}`}
          tabs={['Overview', 'Members', 'Sessions', 'Certificates', 'Invoices', 'Settings'].map((label, at) => ({
            id: label,
            label,
            href: '#main',
            current: at === 0,
          }))}
        />
      </div>
    </Part>
    <Part name="Pagination: first page, last page">
      <div className={styles.fill}>
        <Pagination label={`First page, ${scheme}`} page={1} pages={12} range="1 to 20 of 240" onPage={nothing} />
      </div>
      <div className={styles.fill}>
        <Pagination label={`Last page, ${scheme}`} page={12} pages={12} onPage={nothing} />
      </div>
    </Part>
    <Part name="toast: each tone, an action, too many words">
      <Button variant="line" onClick={() => toast({ message: "The address couldn't be copied.", tone: 'bad' })}>
        Bad
      </Button>
      <Button
        variant="line"
        onClick={() =>
          toast({ message: 'This page is for members.', tone: 'plain', action: { label: 'Upgrade', onPress: nothing } })
        }
      >
        Plain, with an action
      </Button>
      <Button variant="line" onClick={() => toast({ message: longWords, lasts: null })}>
        Long, and it stays
      </Button>
    </Part>
  </>
);
