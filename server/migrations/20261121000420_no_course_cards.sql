-- Cards are put together from what is kept in memory.
drop function course_cards;
