import { Tick, Ticks } from '#ui/Ticks.tsx';

const gains = [
  'Unlimited live and on-demand courses',
  'Badges and certificates to share',
  'Certificate programs',
  'Professional Slack community',
  'Discounts on Mini-MBAs',
];

/** What a membership opens, shown wherever a limited member meets a lock (access.md §2.5; LIM-02). */
export const MembershipGains = () => (
  <Ticks>
    {gains.map((gain) => (
      <Tick key={gain}>{gain}</Tick>
    ))}
  </Ticks>
);
