-- What painting it consumed; null where it is drawn.
alter table pictures add column usage jsonb;
