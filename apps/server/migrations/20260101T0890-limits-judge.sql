-- Stakes are judged by the engine with the facts of limit_facts (decision 0048). On a new database the function comes from the migrations before.
drop function if exists limit_judge(bigint, bigint, text);
