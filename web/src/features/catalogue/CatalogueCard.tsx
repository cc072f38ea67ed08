import { replaceEqualDeep } from '@tanstack/react-query';
import { memo, type ComponentType } from 'react';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { CourseCard } from '#parts/CourseCard.tsx';
import { courseCardProps, type CardView } from '#parts/facts/courseCardProps.tsx';
import { toMemberCourse } from '#parts/facts/memberCourse.ts';

export interface CatalogueCardProps {
  wire: CourseCardFieldsFragment;
  view: CardView;
  /** On the first screen, so that its picture is loaded at once. */
  eager?: boolean;
  /** At the foot of the card. */
  Foot?: ComponentType<{ course: CourseCardFieldsFragment }>;
}

/**
 * The card of a course that was found. Every answer brings all of its courses as new objects, so their content decides
 * whether a card is rendered again: a filter or a letter leaves most of them as they are.
 */
export const CatalogueCard = memo(
  ({ wire, view, eager = false, Foot }: CatalogueCardProps) => (
    <CourseCard
      {...courseCardProps(wire, toMemberCourse(wire, view.now), view)}
      eager={eager}
      foot={Foot && <Foot course={wire} />}
    />
  ),
  (before, after) => replaceEqualDeep(before, after) === before,
);
