import type { Call } from '../../testing/call.ts';
import type { Caller, TestServer } from '../../testing/harness.ts';

/** Every form of one member's profile, and forms for pictures. */
export function profileCalls(server: TestServer, caller: Caller): Record<string, Call> {
  const save =
    (name: string, valuesOf: (n: number) => string): Call =>
    async (n) => {
      const call = `mutation { ${name}(input: { userId: "${caller.memberId}", ${valuesOf(n)} }) { error { code } } }`;
      return (
        (await caller.query<Record<string, { error: { code: string } | null }>>(call))[name]?.error?.code ?? 'done'
      );
    };
  return {
    saveMemberBasicInfo: save('saveMemberBasicInfo', (n) => `middleName: "${'abc'.charAt(n % 3)}"`),
    saveMemberLocation: save('saveMemberLocation', (n) => `city: "City ${String(n % 3)}"`),
    saveMemberCompany: save('saveMemberCompany', (n) => `companyName: "Company ${String(n % 3)}"`),
    saveMemberJobInfo: save('saveMemberJobInfo', (n) => `jobRole: "Role ${String(n % 3)}"`),
    saveMemberSocialInfo: save('saveMemberSocialInfo', (n) => `linkedin: "handle-${String(n % 3)}"`),
    saveMemberCommunity: save('saveMemberCommunity', (n) => `about: "Text ${String(n % 3)}"`),
    createSignedUploadUrl: async () => {
      await server.db.deleteFrom('limit_bucket').execute();
      const call =
        'mutation { createSignedUploadUrl(uploadType: profileImage, fileType: "image/png") { error { code } } }';
      type Answer = { createSignedUploadUrl: { error: { code: string } | null } };
      return (await caller.query<Answer>(call)).createSignedUploadUrl.error?.code ?? 'done';
    },
  };
}
