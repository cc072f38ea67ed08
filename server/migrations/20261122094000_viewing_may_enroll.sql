alter table viewing rename column may_enrol to may_enroll;
