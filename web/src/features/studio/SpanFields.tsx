import { now } from '#lib/clock.ts';
import { formatZone } from '#lib/dates.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { localTime } from './zonedTime.ts';

/** From when until when, as the fields have it: what the clock of a zone shows; '' for nothing. */
export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface SpanFieldsProps {
  span: Span;
  zone: string;
  /** What is said of the end besides its zone. */
  endHint: string;
  isEndRequired: boolean;
  errorOf: (field: keyof Span) => string | undefined;
  onChange: (next: Partial<Span>) => void;
}

/** Two instants between which something is offered. */
export const SpanFields = ({ span, zone, endHint, isEndRequired, errorOf, onChange }: SpanFieldsProps) => {
  const inZone = `In ${formatZone(zone, now())}.`;
  return (
    <>
      <TextInput
        label="From"
        type="datetime-local"
        hint={inZone}
        required
        value={span.startsAt}
        error={errorOf('startsAt')}
        onChange={(event) => {
          onChange({ startsAt: event.target.value });
        }}
      />
      <TextInput
        label="Until"
        type="datetime-local"
        hint={`${inZone} ${endHint}`}
        required={isEndRequired}
        value={span.endsAt}
        error={errorOf('endsAt')}
        onChange={(event) => {
          onChange({ endsAt: event.target.value });
        }}
      />
    </>
  );
};

/** What the fields begin with. Both are texts of epoch milliseconds, null for no instant. */
export function spanOf(zone: string, startsAt: string | null, endsAt: string | null): Span {
  const shown = (at: string | null) => (at === null ? '' : localTime(new Date(Number(at)).toISOString(), zone));
  return { startsAt: shown(startsAt), endsAt: shown(endsAt) };
}
