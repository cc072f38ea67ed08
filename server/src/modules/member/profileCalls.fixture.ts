import { mutate, type Call } from '../../testing/call.ts';
import type { TestServer } from '../../testing/harness.ts';

/** Every form of one member's profile. */
export async function profileCalls(server: TestServer): Promise<Record<string, Call>> {
  const caller = await server.as('member');
  const save =
    (name: string, valuesOf: (n: number) => string): Call =>
    (n) =>
      mutate(caller, `${name}(input: { userId: "${caller.memberId}", ${valuesOf(n)} })`);
  return {
    saveMemberBasicInfo: save('saveMemberBasicInfo', (n) => `middleName: "${'abc'.charAt(n % 3)}"`),
    saveMemberLocation: save('saveMemberLocation', (n) => `city: "City ${String(n % 3)}"`),
    saveMemberCompany: save('saveMemberCompany', (n) => `companyName: "Company ${String(n % 3)}"`),
    saveMemberJobInfo: save('saveMemberJobInfo', (n) => `jobRole: "Role ${String(n % 3)}"`),
    saveMemberSocialInfo: save('saveMemberSocialInfo', (n) => `linkedin: "handle-${String(n % 3)}"`),
    saveMemberCommunity: save('saveMemberCommunity', (n) => `about: "Text ${String(n % 3)}"`),
    saveTimeZone: (n) =>
      mutate(caller, `saveTimeZone(chosen: true, timeZone: "${n % 2 === 0 ? 'Europe/Lisbon' : 'Asia/Kolkata'}")`),
  };
}
