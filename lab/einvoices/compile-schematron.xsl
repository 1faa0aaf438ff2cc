<?xml version="1.0" encoding="UTF-8"?>
<!-- Compiles rules in Schematron with the query language xslt2 into a stylesheet, which writes a line for each failed
     assertion: flag, rule and sentence. It knows what the rules of XRechnung and Peppol use: includes, variables,
     functions, patterns, rules and assertions; no abstract patterns, reports or phases. -->
<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:out="http://www.w3.org/1999/XSL/TransformAlias" xmlns:s="http://purl.oclc.org/dsdl/schematron"
  exclude-result-prefixes="s">
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl" />
  <xsl:output indent="yes" />

  <xsl:variable name="patterns" select="/s:schema/s:pattern | document(/s:schema/s:include/@href, /)/s:pattern" />

  <xsl:template match="/s:schema">
    <out:stylesheet version="2.0">
      <xsl:for-each select="s:ns">
        <xsl:namespace name="{@prefix}" select="@uri" />
      </xsl:for-each>
      <out:output method="text" />
      <xsl:copy-of select="xsl:function" />
      <!-- Variables of patterns are global, as in the skeleton of ISO. -->
      <xsl:apply-templates select="s:let, $patterns/s:let" />
      <out:template match="/">
        <xsl:for-each select="$patterns">
          <out:apply-templates select="/" mode="pattern{position()}" />
        </xsl:for-each>
      </out:template>
      <xsl:for-each select="$patterns">
        <xsl:variable name="mode" select="concat('pattern', position())" />
        <!-- The first rule that matches a node holds, so earlier ones have a higher priority. -->
        <xsl:for-each select="s:rule">
          <out:template match="{@context}" mode="{$mode}" priority="{1000 + last() - position()}">
            <xsl:apply-templates select="s:let | s:assert" />
            <out:apply-templates select="@* | node()" mode="{$mode}" />
          </out:template>
        </xsl:for-each>
        <out:template match="@* | node()" mode="{$mode}" priority="-1">
          <out:apply-templates select="@* | node()" mode="{$mode}" />
        </out:template>
        <out:template match="text()" mode="{$mode}" priority="-0.5" />
      </xsl:for-each>
    </out:stylesheet>
  </xsl:template>

  <xsl:template match="s:let">
    <out:variable name="{@name}" select="{@value}" />
  </xsl:template>

  <xsl:template match="s:assert">
    <out:if test="not({@test})">
      <out:text>
        <xsl:value-of select="concat((@flag, 'fatal')[1], ' ', @id, ' ', normalize-space(.))" />
        <xsl:text>&#10;</xsl:text>
      </out:text>
    </out:if>
  </xsl:template>
</xsl:stylesheet>
