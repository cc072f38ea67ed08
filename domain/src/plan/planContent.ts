/** One choice of a question. */
export type PlanOption = { readonly key: string; readonly label: string };

/** A question of the learning-plan quiz (learning.md §3). */
export type PlanQuestion = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PlanOption[];
  readonly isRequired: boolean;
  /** Asked only when the earlier question `parentId` is answered with this key; null: always asked. */
  readonly onlyIf: { readonly parentId: string; readonly conditionalAnswer: string } | null;
};

/** A plan that a rule may give. */
export type PlanTemplate = {
  readonly title: string;
  readonly topic: string;
  readonly level: string;
  /** The certificate that the plan's courses lead to; null: none. */
  readonly certificateId: string | null;
  /** In the order in which they should be taken. */
  readonly courseIds: readonly string[];
};

/** Gives a template to answers that match: each named question is answered with one of its keys. */
export type PlanRule = {
  /** The lowest number is tried first. */
  readonly priority: number;
  readonly when: Readonly<Record<string, readonly string[]>>;
  /** The key of the template. */
  readonly plan: string;
};

/** The quiz and the rules by which it gives a plan, as staff keep them (D69). */
export type PlanContent = {
  readonly questions: readonly PlanQuestion[];
  readonly plans: Readonly<Record<string, PlanTemplate>>;
  readonly rules: readonly PlanRule[];
};

/** Chosen option keys by question id. */
export type PlanResponses = Readonly<Record<string, string>>;
