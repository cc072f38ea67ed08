-- The areas that open a course when its maker names none: those of the catalogue on demand and live, or those of
-- its type. A company's course opens by the company's grants only.
create function course_opens() returns trigger language plpgsql as $$
begin
  if new.open_to is null then
    new.open_to := case new.course_type
      when 'BOOTCAMP' then array['bootcamps']
      when 'CRASH_COURSE' then array['crash-courses']
      when 'CUSTOMER' then '{}'::text[]
      else array['mcsc-unlimited', 'ai-academy', 'ai-ondemand']
    end;
  end if;
  return new;
end $$;

create trigger opens before insert on course for each row execute function course_opens();
