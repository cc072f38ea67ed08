import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A page in one of its states, as somebody whom it fits; the accessibility walk visits all that subjects list. */
export interface PageState {
  /** null: a visitor. */
  readonly who: string | null;
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state, and waits for it. */
  readonly reach?: (page: Page) => Promise<void>;
  /** Leaves a state that would last for the next ones of the same person. */
  readonly leave?: (page: Page) => Promise<void>;
  /** On a phone instead of a desk. */
  readonly narrow?: true;
  /** Shows everything in both themes at once, so that landmarks stand there twice. */
  readonly twice?: true;
}

/** A page of the route table as the test of all addresses opens it. */
export interface OpenedPage {
  /** The address in the demo data; absent: the path itself. */
  readonly address?: string;
  /** A persona who may open it; absent: an employee. */
  readonly who?: string;
  readonly heading: string | RegExp;
  /** In the browser's tab. */
  readonly title: string;
}

/** Addresses by their viewer; '' is a visitor. */
export type Visits = Readonly<Record<string, readonly string[]>>;

/** What a subject's pageStates.ts exports. */
export interface SubjectPages {
  readonly pageStates: readonly PageState[];
  /** Its pages behind the sign-in, by their path in the route table. */
  readonly pages?: Readonly<Record<string, OpenedPage>>;
  /** Pages that show each text of their subject, where all texts are hostile. */
  readonly visits?: Visits;
}

export const showsHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
