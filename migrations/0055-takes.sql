-- Where a take's sound lies: in a file of its own (takes/…) while `file` is null, else so many bytes of another file from an offset on.
alter table takes add column file text;
alter table takes add column file_offset integer;
alter table takes add column bytes integer;
alter table takes add constraint takes_place check (num_nulls(file, file_offset, bytes) in (0, 3));
create index takes_file on takes (file) where file is not null;

-- One file for the sentences voiced for an episode that are in none of its others: how the paths behind its doors begin. Copies share it.
alter table season_episodes add column openings_key text;
create index season_episodes_openings on season_episodes (openings_key) where openings_key is not null;
