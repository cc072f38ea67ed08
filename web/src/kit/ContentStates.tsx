import { Agenda, AgendaRow } from '#ui/Agenda.tsx';
import { Button } from '#ui/Button.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { Chart } from '#ui/Chart.tsx';
import { Cover } from '#ui/Cover.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { Note } from '#ui/Note.tsx';
import { Panel } from '#ui/Panel.tsx';
import { DataTable } from '#ui/rich/DataTable.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Stars } from '#ui/Stars.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Tile, Tiles } from '#ui/Tiles.tsx';
import { longWords, people } from './examples.ts';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const nothing = () => undefined;

/** The states of content that a page rarely shows: empty, loading, failing, with too many words. */
export const ContentStates = ({ scheme }: SectionProps) => (
  <>
    <Part name="Tag, Stars, Note: with too many words, at both ends">
      <Tag weight="loud">{longWords}</Tag>
      <Stars rating={1} />
      <Stars rating={5} />
      <div className={styles.fill}>
        <Note tone="sun">{longWords}</Note>
      </div>
    </Part>
    <Part name="SunProgress: begun, big and empty">
      <div className={styles.fill}>
        <SunProgress label="Begun" value={3} />
      </div>
      <div className={styles.fill}>
        <SunProgress label="Nothing yet" value={0} big />
      </div>
    </Part>
    <Part name="Skeleton, Spinner: arch, round, with a name">
      <div className={styles.color}>
        <Skeleton shape="arch" ratio="4/5" />
      </div>
      <Skeleton shape="round" width={44} height={44} />
      <Spinner label="Loading your calendar" centered />
    </Part>
    <Part name="Panel, Disclosure: open, with too many words">
      <Panel className={styles.fill}>
        <Disclosure title={longWords} aside="12 of 12" opened onToggle={nothing}>
          {longWords}
        </Disclosure>
      </Panel>
    </Part>
    <Part name="Agenda: without a picture, with too many words">
      <div className={styles.fill}>
        <Agenda>
          <AgendaRow month="Dec" day={2} action={<Button size="s">RSVP to Event</Button>}>
            <strong>{longWords}</strong>
          </AgendaRow>
        </Agenda>
      </div>
    </Part>
    <Part name="Carousel: one at a time, all in view">
      <div className={styles.half}>
        <Carousel label={`Announcements, ${scheme}`} show="single">
          {['a', 'b'].map((key) => (
            <Note key={key}>{longWords}</Note>
          ))}
        </Carousel>
      </div>
      <div className={styles.half}>
        <Carousel label={`One lesson, ${scheme}`}>
          {['a'].map((key) => (
            <Cover key={key} src={null} ratio="16/9" />
          ))}
        </Carousel>
      </div>
    </Part>
    <Part name="EmptyState, ErrorState: with actions, busy, with too many words">
      <div className={styles.fill}>
        <EmptyState title={longWords} action={<Button variant="line">Clear Search</Button>} />
      </div>
      <div className={styles.fill}>
        <ErrorState
          title={longWords}
          onRetry={nothing}
          retrying
          supportHref="#main"
          stillWorks="Your saved courses still work."
        />
      </div>
    </Part>
    <Part name="DataTable: busy, with too many words">
      <div className={styles.fill}>
        <DataTable
          caption={`Busy, ${scheme}`}
          columns={[{ id: 'name', title: 'Name', value: ({ name }) => `${name}, ${longWords}` }]}
          rows={people.slice(0, 2)}
          rowId={({ id }) => id}
          sorting={null}
          onSorting={nothing}
          page={1}
          onPage={nothing}
          pageSize={4}
          busy
          empty={null}
        />
      </div>
    </Part>
    <Part name="Chart, Tiles: one point, with too many words">
      <div className={styles.half}>
        <Chart title="Minutes of one week" axis="Week of" points={[{ label: 'Nov 16', value: 0, current: true }]} />
      </div>
      <div className={styles.fill}>
        <Tiles>
          <Tile name={longWords} value="128,000" note={longWords} />
          <Tile name="Nothing yet" value="0" />
        </Tiles>
      </div>
    </Part>
  </>
);
