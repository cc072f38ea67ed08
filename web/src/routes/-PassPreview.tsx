import { errorReturns } from '@atrium/domain/access/federation.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PassAnswer } from '#features/pass/PassAnswer.tsx';
import { passLogo } from '#features/pass/passLogo.ts';
import { isFullPass, previewQuery, registrationQuery } from '#features/pass/passQueries.ts';
import { PreviewPage } from '#features/pass/PreviewPage.tsx';
import { VisitorFrame } from '#features/shell/VisitorFrame.tsx';
import { ReturnedError } from '#features/signIn/ReturnedError.tsx';
import { storeNavLogo } from '#lib/navLogo.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Somebody has registered by the company's login for a pass that starts later. */
    isPassKept?: boolean;
  }
}

const storageKeys = [errorReturns.pass.storageKey];

/** The preview of a pass, at both of its addresses (PAS-01). */
export const PassPreview = ({ code }: { code: string }) => {
  const { state } = useLocation();
  const { data, refetch } = useQuery({ ...previewQuery(code), retryOnMount: false });
  const { data: registration } = useQuery({ ...registrationQuery(code), retryOnMount: false });
  const logo = passLogo(data?.page?.navLogoUrl ?? null);
  const src = logo?.src;
  useEffect(() => {
    if (src !== undefined) storeNavLogo(src);
  }, [src]);
  return (
    <VisitorFrame logo={logo}>
      <PassAnswer of={previewQuery(code)}>
        {(pass) => (
          <PreviewPage
            code={code}
            pass={pass}
            notice={<ReturnedError storageKeys={storageKeys} />}
            isFull={isFullPass(registration)}
            isVisitor={(registration?.page?.isForCaller ?? null) === null}
            isRegistered={state.isPassKept === true}
            onRetry={() => void refetch()}
          />
        )}
      </PassAnswer>
    </VisitorFrame>
  );
};
