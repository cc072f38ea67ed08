import { safeRedirectPath, wantedPath } from '@atrium/domain/access/signIn.ts';
import { formatQuery } from '@atrium/domain/queryString.ts';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OwnPlace } from '#features/pass/OwnPlace.tsx';
import { PassAnswer } from '#features/pass/PassAnswer.tsx';
import { passLogo } from '#features/pass/passLogo.ts';
import { PassProblem } from '#features/pass/PassProblem.tsx';
import { isFullPass, registrationQuery } from '#features/pass/passQueries.ts';
import { RegistrationPage } from '#features/pass/RegistrationPage.tsx';
import { VisitorFrame } from '#features/shell/VisitorFrame.tsx';
import { storeNavLogo } from '#lib/navLogo.ts';
import type { SignedIn } from '#lib/viewer.ts';

export const Route = createFileRoute('/invite-registration/$inviteCode')({
  loader: async ({ context: { queryClient, viewer }, params, location }) => {
    const pass = await registrationQuery.load(queryClient, params.inviteCode);
    const { inviteCode } = params;
    // the people of a single-sign-on pass have nothing to fill in (PAS-05)
    if (pass?.usesSSO === true)
      redirect({ to: '/preview/$inviteCode', params: { inviteCode }, replace: true, throw: true });
    // what the browser had kept leads nowhere any more (THR-06)
    if (pass === null && viewer !== null && location.state.from === '/login') {
      redirect({ to: '/', replace: true, throw: true });
    }
    return { viewer };
  },
  component: Registration,
});

function Registration() {
  const { inviteCode } = Route.useParams();
  const { viewer } = Route.useLoaderData();
  return <Register key={inviteCode} code={inviteCode} viewer={viewer} />;
}

const Register = ({ code, viewer }: { code: string; viewer: SignedIn | null }) => {
  const { history } = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useQuery({ ...registrationQuery(code), retryOnMount: false });
  const src = passLogo(data?.page?.meta.navLogoUrl ?? null)?.src;
  useEffect(() => {
    if (src !== undefined) storeNavLogo(src);
  }, [src]);
  if (problem === 'PASS_CAP_REACHED' || isFullPass(data)) {
    return (
      <VisitorFrame>
        <PassProblem code="PASS_CAP_REACHED">
          <OwnPlace code={code} isVisitor={viewer === null} />
        </PassProblem>
      </VisitorFrame>
    );
  }
  // refusals have no form, and so the plain frame
  if (problem !== null || data === undefined || data.refusal !== null) {
    return (
      <VisitorFrame>
        {problem === null ? (
          <PassAnswer of={registrationQuery(code)}>{() => null}</PassAnswer>
        ) : (
          <PassProblem code={problem} />
        )}
      </VisitorFrame>
    );
  }
  return (
    <RegistrationPage
      code={code}
      pass={data.page}
      viewer={viewer}
      onLink={(link) => {
        // an address of another site goes by the page that knows which are registered (THR-06)
        const path = safeRedirectPath(link) ?? wantedPath(formatQuery([['redirectUrl', link]])) ?? '/';
        // a sign-in or a password changes who the pages are for, and what they may open
        if (viewer === null) history.push(path);
        else location.replace(path);
      }}
      onProblem={setProblem}
    />
  );
};
