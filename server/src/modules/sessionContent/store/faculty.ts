import { sql } from 'kysely';

/** The faculty of the course of a row `f` of `session_facts`. */
export const faculty = sql`coalesce((
  select json_agg(json_build_object('facultyId', y.faculty_id, 'fullName', y.full_name, 'role', y.role,
    'imageUrl', y.image_url, 'biography', y.biography, 'sortOrder', cf.sort_order) order by cf.sort_order, y.faculty_id)
  from course_faculty cf join faculty y on y.faculty_id = cf.faculty_id
  where cf.course_id = f.course_id and y.published
), '[]')`;
