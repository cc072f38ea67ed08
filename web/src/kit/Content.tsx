import { IconAlertCircle, IconPrinter } from '@tabler/icons-react';
import { Agenda, AgendaRow } from '#ui/Agenda.tsx';
import { Arch, Round } from '#ui/Arch.tsx';
import { Carousel } from '#ui/Carousel.tsx';
import { ColumnMeanings } from '#ui/ColumnMeanings.tsx';
import { Cover } from '#ui/Cover.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState, ErrorState } from '#ui/EmptyState.tsx';
import { HelpTip } from '#ui/HelpTip.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Note } from '#ui/Note.tsx';
import { OrDivider } from '#ui/OrDivider.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PieProgress } from '#ui/PieProgress.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Stars } from '#ui/Stars.tsx';
import { SunProgress } from '#ui/SunProgress.tsx';
import { Tag, type TagWeight } from '#ui/Tag.tsx';
import { Tick, Ticks } from '#ui/Ticks.tsx';
import { Part, type SectionProps } from './Part.tsx';
import styles from './Kit.module.css';

const weights: readonly TagWeight[] = ['in', 'loud', 'paper', 'earned', 'plain', 'off'];

export const Content = ({ scheme }: SectionProps) => (
  <>
    <Part name="Tag, Stars, PieProgress, HelpTip, ColumnMeanings, Logo">
      {weights.map((weight) => (
        <Tag key={weight} weight={weight} dot={weight === 'in'}>
          {weight}
        </Tag>
      ))}
      <Stars rating={4.3} />
      {[0, 20, 50, 80, 100].map((percent) => (
        <PieProgress key={percent} percent={percent} />
      ))}
      <HelpTip label="What is this?">An explanation</HelpTip>
      <ColumnMeanings caption="Kit" columns={[{ title: 'Seats', help: 'How many people hold one' }]} />
      <Logo name="Atrium" small />
    </Part>
    <Part name="Note">
      <Stack className={styles.fill}>
        <Note>Plain</Note>
        <Note tone="sun">In daylight</Note>
        <Note tone="bad" icon={<IconAlertCircle aria-hidden="true" />}>
          Something is wrong
        </Note>
      </Stack>
    </Part>
    <Part name="SunProgress">
      <Stack className={styles.fill}>
        <SunProgress label="Watched" value={0} />
        <SunProgress label="Watched of another" value={62} />
        <SunProgress label="Seats used" value={100} big />
      </Stack>
    </Part>
    <Part name="Spinner, Skeleton">
      <Spinner />
      <Loading label={`Loading an example, ${scheme}`} className={styles.half}>
        <Stack gap={8}>
          <Skeleton ratio="8/5" shape="picture" />
          <Skeleton width="70%" />
        </Stack>
      </Loading>
    </Part>
    <Part name="Cover, Arch, Round">
      <div className={styles.half}>
        <Cover src={null} tags={<Tag weight="in">Enrolled</Tag>} />
      </div>
      <div className={styles.half}>
        <Cover src={null} ratio="16/9" play />
      </div>
      <div className={styles.color}>
        <Arch src={null} />
      </div>
      <Round src={null} size={44} />
    </Part>
    <Part name="Panel, Disclosure, Ticks, OrDivider">
      <Panel className={styles.half}>
        <Ticks>
          <Tick>Captions</Tick>
          <Tick icon={<IconPrinter aria-hidden="true" />}>Printable</Tick>
        </Ticks>
      </Panel>
      <Panel quiet className={styles.half}>
        <OrDivider />
        <Disclosure title="Week 1" aside="3 lessons">
          What is inside
        </Disclosure>
      </Panel>
    </Part>
    <Part name="SectionHead">
      <div className={styles.fill}>
        <SectionHead title="Upcoming courses" count={8} />
      </div>
    </Part>
    <Part name="Agenda">
      <div className={styles.fill}>
        <Agenda>
          <AgendaRow month="Nov" day={24} cover={<Cover src={null} />} action={<Tag weight="loud">Tonight</Tag>}>
            <strong>Feedback people can use</strong>
            <Row>12:00 PM GMT-5</Row>
          </AgendaRow>
        </Agenda>
      </div>
    </Part>
    <Part name="Carousel">
      <div className={styles.fill}>
        <Carousel label={`Lessons, ${scheme}`}>
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Cover key={key} src={null} ratio="16/9" />
          ))}
        </Carousel>
      </div>
    </Part>
    <Part name="EmptyState, ErrorState">
      <div className={styles.fill}>
        <EmptyState title="Nothing here yet">Saved courses will stand here.</EmptyState>
      </div>
      <div className={styles.fill}>
        <ErrorState onRetry={() => undefined} requestId="7f3c" />
      </div>
    </Part>
  </>
);
