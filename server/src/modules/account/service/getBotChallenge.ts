import type { Context } from '../../../base/context.ts';
import type { BotChallenge } from '../types.ts';

/** The challenge that comes before a signup, a new one with every call (SIG-08). */
export async function getBotChallenge({ ports: { botCheck } }: Pick<Context, 'ports'>): Promise<BotChallenge> {
  return { widget: botCheck.widget, challenge: await botCheck.createChallenge() };
}
