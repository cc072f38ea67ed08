import { IconEye } from '@tabler/icons-react';
import { memberPath } from '#lib/links.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Stack, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { BasicInfoForm } from './BasicInfoForm.tsx';
import { CommunityForm } from './CommunityForm.tsx';
import type { EditData } from './editQuery.ts';
import { CompanyForm, JobInfoForm } from './JobForms.tsx';
import { LocationForm } from './LocationForm.tsx';
import { SocialForm } from './SocialForm.tsx';
import styles from './EditPage.module.css';

const sections = [
  { id: 'basic-information', title: 'Basic Information' },
  { id: 'social', title: 'Social' },
  { id: 'job-information', title: 'Job Information' },
  { id: 'community', title: 'Community' },
] as const;

/** The viewer's own profile in four sections, which save themselves (PRO-02). */
export const EditPage = ({ data }: { data: EditData }) => {
  const contents = {
    'basic-information': (
      <>
        <BasicInfoForm data={data} />
        <LocationForm data={data} />
      </>
    ),
    social: <SocialForm data={data} />,
    'job-information': (
      <>
        <CompanyForm data={data} />
        <JobInfoForm data={data} />
      </>
    ),
    community: <CommunityForm data={data} />,
  };
  return (
    <Wrap className={styles.page}>
      <PageHead
        title="Edit Profile"
        aside={
          <ButtonLink href={memberPath(data.profile.userId)} variant="line" icon={<IconEye aria-hidden="true" />}>
            View Profile
          </ButtonLink>
        }
      >
        <p>Other members can see everything here except your directory setting. Your email address is never shown.</p>
      </PageHead>
      <div className={styles.columns}>
        <nav aria-label="Sections" className={styles.nav}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={cx(styles.jump)}
                  onClick={(event) => {
                    event.preventDefault();
                    scrollTo(id);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, title }) => (
            <Section key={id} id={id} title={title} className={cx(look.stack, styles.section)}>
              <Stack>{contents[id]}</Stack>
            </Section>
          ))}
        </div>
      </div>
    </Wrap>
  );
};

/** Scrolls to a section and moves the focus into it, as a link to it would. */
function scrollTo(id: string): void {
  const section = document.getElementById(id);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
