/** A support mode that is over, or whose sign-in or role is. */
export interface OverSupport {
  readonly supportId: string;
  readonly memberId: string;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly beganAt: number;
  /** When its time is over by itself; epoch milliseconds. */
  readonly endsAt: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    SUPPORT_MODE_BEGUN: 'member';
    SUPPORT_MODE_ENDED: 'member';
  }
}
