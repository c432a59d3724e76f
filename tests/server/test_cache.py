"""Caches: what goes first, what stays, and what is made once."""

from __future__ import annotations

import gzip

import pytest

from trunkline.server.http.errors import accepted
from trunkline.server.model.cache import CachedBody, LruCache, MemoCache

LONG = b"a railway " * 200


def test_what_was_not_used_for_longest_goes_first() -> None:
    cache = LruCache[str, int](2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.get("a") == 1
    cache.put("c", 3)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == (1, None, 3)
    assert len(cache) == 2


def test_a_glance_is_no_use() -> None:
    cache = LruCache[str, int](2)
    cache.put("a", 1)
    cache.put("b", 2)
    assert cache.peek("a") == 1
    cache.put("c", 3)
    assert list(cache) == ["b", "c"]


def test_values_that_grow_are_weighed_anew_and_the_last_one_stays() -> None:
    cache = LruCache[str, list[int]](3, len)
    first, second = cache.put("first", [1]), cache.put("second", [2])
    assert cache.get_or_make("first", list) is first
    second += [3, 4, 5]
    cache.trim()
    assert list(cache) == ["first"]
    first += [6, 7, 8, 9]
    cache.trim()
    assert cache.pop("first") is first
    assert not len(cache)


def test_a_result_is_made_once_for_each_function_and_key() -> None:
    made: list[str] = []

    def loud(text: str) -> str:
        made.append(text)
        return text.upper()

    def reverse(text: str) -> str:
        return text[::-1]

    cache = MemoCache(10)
    assert [cache.get(loud, "en", "train") for _ in range(3)] == ["TRAIN"] * 3
    assert cache.get(reverse, "en", "train") == "niart"
    assert cache.get(loud, "hu", "vonat") == "VONAT"
    assert made == ["train", "vonat"]
    assert (cache.find(loud, "hu"), cache.find(loud, "ru")) == ("VONAT", None)
    cache.clear()
    assert cache.find(loud, "hu") is None


def test_a_full_cache_still_answers() -> None:
    cache = MemoCache(1)
    assert [cache.get(abs, number, number) for number in (-1, -2, -1)] == [1, 2, 1]
    assert cache.find(abs, -2) is None


@pytest.mark.parametrize(
    ("header", "coding"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("br, gzip", "br"),
        ("gzip;q=0.5", "gzip"),
        ("deflate, GZIP; q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.0, gzip;q=0", ""),
        ("gzip;q=often", ""),
    ],
)
def test_a_body_is_sent_in_a_coding_that_the_client_takes(header: str, coding: str) -> None:
    body = CachedBody(LONG, "text/plain", encoded={"br": b"by brotli"})
    found, sent = body.encoded_for(accepted(header))
    assert found == coding
    assert (gzip.decompress(sent) if coding == "gzip" else sent) == (
        b"by brotli" if coding == "br" else LONG
    )


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("ru", ["ru"]),
        ("hu;q=0.3, ru-RU;q=0.9, en", ["en", "ru-ru", "hu"]),
        ("hu, ru", ["hu", "ru"]),
        ("hu;q=0, ru;q=0.1", ["ru"]),
    ],
)
def test_what_is_accepted_is_ordered_by_quality(header: str, names: list[str]) -> None:
    assert accepted(header) == names
