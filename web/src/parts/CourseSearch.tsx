import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SearchBox } from '#ui/SearchBox.tsx';

/** A search field that opens the catalogue with what was typed. */
export const CourseSearch = () => {
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
