import { fillPath } from '@atrium/domain/access/matchRoute.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { crashCourseQuery } from '#features/certificate/certificateQuery.ts';
import { NoCrashCourse } from '#features/certificate/NoCrashCourse.tsx';

/** Leads to the viewer's crash course; an outage leads home (CRC-01). Without a crash course the page says so. */
export const Route = createFileRoute('/_shell/crash-courses/')({
  loader: async ({ context: { queryClient } }) => {
    const answer = await queryClient.query({ ...crashCourseQuery(null), staleTime: 0 }).catch(() => null);
    if (answer === null) throw redirect({ to: '/', replace: true });
    if (answer.page === null) return;
    const { certificateId } = answer.page.certificate;
    // the page of the crash course asks for the same
    queryClient.setQueryData(crashCourseQuery(certificateId).queryKey, answer);
    throw redirect({ href: fillPath('/crash-courses/{certificateId}', { certificateId }), replace: true });
  },
  component: NoCrashCourse,
});
