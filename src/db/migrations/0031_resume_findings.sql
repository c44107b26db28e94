-- What the file of an application holds besides text and pictures; null: it came before files were inspected.
alter table job_application add column file_findings text[];
