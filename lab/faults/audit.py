"""Triggers that record who wrote what, and queries that find what must not have happened."""

from lab.postgres import Postgres

AUDIT = """
CREATE TABLE audit_claims (code text, term int, owner text, tx bigint);
CREATE TABLE audit_fences (server text, tx bigint);
CREATE TABLE audit_lines (code text, number int, n int, owner text, tx bigint);
CREATE FUNCTION audit_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_claims VALUES (NEW.code, NEW.term, NEW.owner, txid_current()); RETURN NULL; END $$;
CREATE FUNCTION audit_fence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_fences VALUES (NEW.id, txid_current()); RETURN NULL; END $$;
CREATE FUNCTION audit_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_lines SELECT NEW.code, NEW.number, NEW.n, owner, txid_current() FROM tables WHERE code = NEW.code;
  RETURN NULL; END $$;
CREATE TRIGGER audit AFTER UPDATE OF term ON tables FOR EACH ROW EXECUTE FUNCTION audit_claim();
CREATE TRIGGER audit AFTER UPDATE ON houses FOR EACH ROW EXECUTE FUNCTION audit_fence();
CREATE TRIGGER audit AFTER INSERT ON lines FOR EACH ROW EXECUTE FUNCTION audit_line();
"""
DISK_FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION no_room();
"""
UNFENCED = """
SELECT count(*) FROM audit_lines l WHERE NOT EXISTS
  (SELECT 1 FROM audit_fences f WHERE f.tx = l.tx AND f.server = l.owner)
"""
"""Counts lines whose transaction did not renew the lease of the table's owner."""
TWO_OWNERS = "SELECT count(*) FROM (SELECT 1 FROM audit_claims GROUP BY code, term HAVING count(DISTINCT owner) > 1) x"
LATE = """
SELECT count(*) FROM audit_lines l JOIN audit_claims c ON c.code = l.code AND c.owner <> l.owner
  JOIN audit_claims mine ON mine.code = l.code AND mine.owner = l.owner AND mine.term < c.term
WHERE NOT EXISTS (SELECT 1 FROM audit_claims a WHERE a.code = l.code AND a.owner = l.owner AND a.term > c.term)
  AND pg_xact_commit_timestamp(l.tx::text::xid) > pg_xact_commit_timestamp(c.tx::text::xid)
"""
"""Counts lines of a former owner that were stored after another server had claimed the table."""


def watch(database: Postgres) -> None:
    """Record everything that servers do to the tables from now on. The tables must exist."""
    database.run(AUDIT)


def count_violations(database: Postgres) -> int:
    """Return how often a server wrote to a table that was not its own."""
    return sum(database.ask(query)[0][0] for query in (TWO_OWNERS, UNFENCED, LATE))
