import { coursesPath } from '@atrium/domain/access/navigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { viewerOptions } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';

/**
 * The ways on from an address without a page: the course search of a member who has the catalogue, a visitor's way in.
 */
export const LostHelp = () => {
  const viewer = useQuery({ ...viewerOptions(), enabled: false }).data;
  if (!viewer) {
    return (
      <ButtonLink variant="line" href="/login">
        Sign In
      </ButtonLink>
    );
  }
  return coursesPath(viewer) === '/courses' ? <CourseSearch /> : null;
};

/** Opens the catalogue with what was typed. */
const CourseSearch = () => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  return (
    <SearchBox
      label="Search courses"
      value={text}
      onChange={setText}
      onSearch={(typed) => {
        void navigate({ to: '/courses', search: typed.trim() === '' ? {} : { q: typed.trim() } });
      }}
    />
  );
};
